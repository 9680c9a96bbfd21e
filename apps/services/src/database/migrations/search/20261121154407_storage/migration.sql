-- The words of a text stand in its row as they are: to rank a thousand texts would take as many looks elsewhere, and as
-- many times to unpack. Rows that are there already keep their place until they are written again.
ALTER TABLE "search"."documents" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "search"."documents" SET (toast_tuple_target = 8160);
