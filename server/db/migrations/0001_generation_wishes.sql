ALTER TABLE "sermons" ADD COLUMN "translation" text DEFAULT 'WEB' NOT NULL;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "minutes" integer DEFAULT 45 NOT NULL;