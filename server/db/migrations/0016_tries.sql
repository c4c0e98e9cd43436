CREATE TABLE "tries" (
	"claim_hash" text PRIMARY KEY NOT NULL,
	"sermon" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"books" jsonb NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tries_expires" ON "tries" USING btree ("expires_at");