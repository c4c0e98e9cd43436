CREATE TABLE "community_likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sent" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"book_id" uuid NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"tags" text[] NOT NULL,
	"age_group" text NOT NULL,
	"passage" text DEFAULT '' NOT NULL,
	"passage_start" integer,
	"passage_end" integer,
	"theme" text DEFAULT '' NOT NULL,
	"lesson" jsonb NOT NULL,
	"words" "tsvector" NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_reports_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_views" (
	"post_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "community_views_post_id_day_visitor_pk" PRIMARY KEY("post_id","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_views" ADD CONSTRAINT "community_views_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_likes_user" ON "community_likes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_posts_book" ON "community_posts" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "community_posts_user" ON "community_posts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_posts_newest" ON "community_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "community_posts_age" ON "community_posts" USING btree ("age_group","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not hidden;--> statement-breakpoint
CREATE INDEX "community_posts_passage" ON "community_posts" USING gist (int4range("passage_start", "passage_end", '[]'));--> statement-breakpoint
CREATE INDEX "community_posts_words" ON "community_posts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "community_posts_theme" ON "community_posts" USING gin (to_tsvector('english', "theme"));--> statement-breakpoint
CREATE INDEX "community_posts_tags" ON "community_posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "community_reports_user" ON "community_reports" USING btree ("user_id");