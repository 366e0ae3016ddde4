CREATE TABLE "login_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"browser" text NOT NULL,
	"browser_known" boolean NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "login_code_email_folded" CHECK ("login_code"."email" = lower("login_code"."email")),
	CONSTRAINT "login_code_wrong_tries" CHECK ("login_code"."wrong_tries" between 0 and 5)
);
--> statement-breakpoint
CREATE INDEX "login_code_email" ON "login_code" USING btree ("email","requested_at");--> statement-breakpoint
CREATE INDEX "login_code_requested" ON "login_code" USING btree ("requested_at");