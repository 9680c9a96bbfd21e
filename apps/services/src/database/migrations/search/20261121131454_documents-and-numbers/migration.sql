-- An index of older rules is made anew by the start that brings this.
TRUNCATE "search"."documents", "search"."words";--> statement-breakpoint
DROP INDEX "search"."documents_words";--> statement-breakpoint
ALTER TABLE "search"."documents" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
DROP INDEX "search"."documents_source";--> statement-breakpoint
CREATE INDEX "documents_source" ON "search"."documents" ("source","key");--> statement-breakpoint
DROP INDEX "search"."words_trigrams";--> statement-breakpoint
CREATE INDEX "words_trigrams" ON "search"."words" USING gin ("word" gin_trgm_ops) WHERE language <> '*';--> statement-breakpoint
CREATE INDEX "words_number_trigrams" ON "search"."words" USING gin ("word" gin_trgm_ops) WHERE language = '*';