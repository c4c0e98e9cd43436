ALTER TABLE "stripe_customers" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "written" integer DEFAULT 0 NOT NULL;