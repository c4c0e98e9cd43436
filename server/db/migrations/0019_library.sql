CREATE TABLE "sermon_words" (
	"sermon_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "passage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "tells" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "series" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "day" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "passage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "passage_start" integer;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "passage_end" integer;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "opening" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "church" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "teacher" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sermon_words" ADD CONSTRAINT "sermon_words_sermon_id_sermons_id_fk" FOREIGN KEY ("sermon_id") REFERENCES "public"."sermons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sermon_words" ADD CONSTRAINT "sermon_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sermon_words_user" ON "sermon_words" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sermon_words_words" ON "sermon_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "books_tells" ON "books" USING gin ("tells");--> statement-breakpoint
CREATE INDEX "sermons_library" ON "sermons" USING btree ("user_id","day" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "sermons_passage" ON "sermons" USING btree ("user_id","passage_start") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "sermons_series" ON "sermons" USING btree ("user_id","series","day") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "sermons_speaker" ON "sermons" USING btree ("user_id","speaker","day") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "sermons_deleted" ON "sermons" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
UPDATE "books" SET
	"passage" = coalesce("content" ->> 'passage', ''),
	"tells" = array_remove(array["content" -> 'bibleStory' ->> 'title'] || ARRAY(SELECT jsonb_array_elements(coalesce(nullif("content" -> 'activities', 'null'), '[]')) ->> 'title'), NULL);--> statement-breakpoint
UPDATE "sermons" SET
	"day" = CASE WHEN "date" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' THEN "date" ELSE to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD') END,
	"passage" = coalesce((SELECT nullif(b."passage", '') FROM "books" b WHERE b."sermon_id" = "sermons"."id" AND b."age_group" = 'teens'), "scripture");--> statement-breakpoint
UPDATE "sermons" SET
	"passage_start" = bible.number * 1000000 + coalesce(substring("passage" from '\s([0-9]{1,3})')::int, 0) * 1000 + coalesce(substring("passage" from ':([0-9]{1,3})')::int, 0),
	"passage_end" = bible.number * 1000000 + coalesce(substring("passage" from '\s([0-9]{1,3})')::int, 999) * 1000 + 999
FROM (VALUES (1,'Genesis'),(2,'Exodus'),(3,'Leviticus'),(4,'Numbers'),(5,'Deuteronomy'),(6,'Joshua'),(7,'Judges'),(8,'Ruth'),(9,'1 Samuel'),(10,'2 Samuel'),(11,'1 Kings'),(12,'2 Kings'),(13,'1 Chronicles'),(14,'2 Chronicles'),(15,'Ezra'),(16,'Nehemiah'),(17,'Esther'),(18,'Job'),(19,'Psalms'),(20,'Proverbs'),(21,'Ecclesiastes'),(22,'Song of Solomon'),(23,'Isaiah'),(24,'Jeremiah'),(25,'Lamentations'),(26,'Ezekiel'),(27,'Daniel'),(28,'Hosea'),(29,'Joel'),(30,'Amos'),(31,'Obadiah'),(32,'Jonah'),(33,'Micah'),(34,'Nahum'),(35,'Habakkuk'),(36,'Zephaniah'),(37,'Haggai'),(38,'Zechariah'),(39,'Malachi'),(40,'Matthew'),(41,'Mark'),(42,'Luke'),(43,'John'),(44,'Acts'),(45,'Romans'),(46,'1 Corinthians'),(47,'2 Corinthians'),(48,'Galatians'),(49,'Ephesians'),(50,'Philippians'),(51,'Colossians'),(52,'1 Thessalonians'),(53,'2 Thessalonians'),(54,'1 Timothy'),(55,'2 Timothy'),(56,'Titus'),(57,'Philemon'),(58,'Hebrews'),(59,'James'),(60,'1 Peter'),(61,'2 Peter'),(62,'1 John'),(63,'2 John'),(64,'3 John'),(65,'Jude'),(66,'Revelation'),(19,'Psalm')) AS bible (number, name)
WHERE "passage" = bible.name OR "passage" ~ ('^' || bible.name || '\s+[0-9]');--> statement-breakpoint
INSERT INTO "sermon_words" ("sermon_id", "user_id", "words")
SELECT s."id", s."user_id",
	to_tsvector('simple', concat_ws(' ', s."title", s."speaker", s."scripture", s."theme", (SELECT string_agg(b."title" || ' ' || b."passage", ' ') FROM "books" b WHERE b."sermon_id" = s."id"))) || to_tsvector('english', left(s."content", 200000))
FROM "sermons" s;--> statement-breakpoint
UPDATE "community_posts" SET "opening" = left(coalesce("lesson" -> 'bibleStory' ->> 'content', "lesson" -> 'devotional' ->> 'content', ''), 280);
