ALTER TABLE "jobs" ADD COLUMN "lane" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "account" uuid;