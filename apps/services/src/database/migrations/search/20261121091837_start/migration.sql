-- Trigrams find misspelled words, unaccent what is typed without accents. Both are trusted extensions: the owner of a
-- database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE SCHEMA "search";
--> statement-breakpoint
-- One text search configuration per language. PostgreSQL stems English, German, French, Spanish, Portuguese, Hungarian
-- and Romanian; Czech, Slovak, Chinese and Japanese words come as they are, parted by the service.
CREATE TEXT SEARCH CONFIGURATION "search"."en" (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."en" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."de" (COPY = pg_catalog.german);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."de" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, german_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."fr" (COPY = pg_catalog.french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."fr" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, french_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."es" (COPY = pg_catalog.spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."es" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, spanish_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."pt" (COPY = pg_catalog.portuguese);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."pt" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, portuguese_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."hu" (COPY = pg_catalog.hungarian);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."hu" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, hungarian_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."ro" (COPY = pg_catalog.romanian);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."ro" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, romanian_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."cs" (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."cs" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, simple;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."sk" (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."sk" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, simple;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."zh" (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."zh" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, simple;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search"."ja" (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search"."ja" ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, simple;
--> statement-breakpoint
CREATE TABLE "search"."documents" (
	"id" text,
	"language" text,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"description" text NOT NULL,
	"path" text NOT NULL,
	"image" text,
	"words" tsvector NOT NULL,
	CONSTRAINT "documents_pkey" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "search"."sites" (
	"id" text PRIMARY KEY,
	"slug" text NOT NULL UNIQUE,
	"areas" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."state" (
	"id" integer PRIMARY KEY,
	"rules" integer NOT NULL,
	"point" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."words" (
	"language" text,
	"word" text,
	CONSTRAINT "words_pkey" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE INDEX "documents_words" ON "search"."documents" USING gin ("words") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "documents_title_key" ON "search"."documents" ("title_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "documents_source" ON "search"."documents" ("source");--> statement-breakpoint
CREATE INDEX "words_prefix" ON "search"."words" ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "words_trigrams" ON "search"."words" USING gin ("word" gin_trgm_ops);