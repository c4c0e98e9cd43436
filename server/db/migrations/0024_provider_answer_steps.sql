ALTER TABLE "provider_answers" ADD COLUMN "step" text DEFAULT 'book' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_answers" DROP CONSTRAINT "provider_answers_sermon_id_age_group_pk";--> statement-breakpoint
ALTER TABLE "provider_answers" ADD CONSTRAINT "provider_answers_sermon_id_age_group_step_pk" PRIMARY KEY("sermon_id","age_group","step");
