CREATE TABLE "named_calls" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call_hash" text NOT NULL,
	"turn" uuid NOT NULL,
	"turn_until" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "named_calls_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "named_calls" ADD CONSTRAINT "named_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "named_calls_created" ON "named_calls" USING btree ("created_at");