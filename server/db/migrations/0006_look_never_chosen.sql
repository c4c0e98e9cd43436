ALTER TABLE "users" ALTER COLUMN "theme" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "accent" SET DEFAULT '';