ALTER TABLE "ticketing"."tickets" ADD COLUMN "status_rank" integer GENERATED ALWAYS AS (case "status" when 'new' then 0 when 'inProgress' then 1 when 'waiting' then 2 when 'closed' then 3 end) STORED;--> statement-breakpoint
DROP INDEX "ticketing"."tickets_serial_number";--> statement-breakpoint
CREATE INDEX "tickets_serial_number" ON "ticketing"."tickets" ("organization_id","serial_number","number");--> statement-breakpoint
CREATE INDEX "tickets_number" ON "ticketing"."tickets" ("organization_id","number");--> statement-breakpoint
CREATE INDEX "tickets_type" ON "ticketing"."tickets" ("organization_id","type","number");--> statement-breakpoint
CREATE INDEX "tickets_subject" ON "ticketing"."tickets" ("organization_id","subject","number");--> statement-breakpoint
CREATE INDEX "tickets_machine_name" ON "ticketing"."tickets" ("organization_id","machine_name","number");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "ticketing"."tickets" ("organization_id","status_rank","number");--> statement-breakpoint
CREATE INDEX "tickets_replies" ON "ticketing"."tickets" ("organization_id","replies","number");--> statement-breakpoint
CREATE INDEX "tickets_filters" ON "ticketing"."tickets" ("organization_id","status","type","location_id","contact_id","serial_number");