ALTER TABLE "sermons" ADD COLUMN "class_settings" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "class_defaults" jsonb;