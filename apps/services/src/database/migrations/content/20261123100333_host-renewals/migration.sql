CREATE TABLE "content"."host_renewals" (
	"host_id" text,
	"sequence" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_renewals_pkey" PRIMARY KEY("host_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "content"."hosts" (
	"id" text PRIMARY KEY,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."host_renewals" ADD CONSTRAINT "host_renewals_host_id_hosts_id_fkey" FOREIGN KEY ("host_id") REFERENCES "content"."hosts"("id") ON DELETE CASCADE;