DROP INDEX "content"."history_at";--> statement-breakpoint
CREATE INDEX "history_at" ON "content"."history" ("at" DESC,"kind","entry_id","number" DESC,"action","editor");--> statement-breakpoint
CREATE INDEX "history_editor" ON "content"."history" ("editor");