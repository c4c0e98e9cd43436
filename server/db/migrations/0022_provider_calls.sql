CREATE TABLE "provider_answers" (
	"sermon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"age_group" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_answers_sermon_id_age_group_pk" PRIMARY KEY("sermon_id","age_group")
);
--> statement-breakpoint
CREATE TABLE "provider_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sermon_id" uuid,
	"purpose" text NOT NULL,
	"age_group" text,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"input" integer DEFAULT 0 NOT NULL,
	"cached" integer DEFAULT 0 NOT NULL,
	"cache_written" integer DEFAULT 0 NOT NULL,
	"output" integer DEFAULT 0 NOT NULL,
	"reasoning" integer DEFAULT 0 NOT NULL,
	"ms" integer DEFAULT 0 NOT NULL,
	"first_ms" integer DEFAULT 0 NOT NULL,
	"microdollars" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_answers" ADD CONSTRAINT "provider_answers_sermon_id_sermons_id_fk" FOREIGN KEY ("sermon_id") REFERENCES "public"."sermons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_answers" ADD CONSTRAINT "provider_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD CONSTRAINT "provider_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD CONSTRAINT "provider_calls_sermon_id_sermons_id_fk" FOREIGN KEY ("sermon_id") REFERENCES "public"."sermons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_calls_created" ON "provider_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "provider_calls_sermon" ON "provider_calls" USING btree ("sermon_id");