-- One number for every room becomes one for each.
UPDATE "users" SET "class_defaults" = "class_defaults" || jsonb_build_object('children', jsonb_build_object('teens', "class_defaults" -> 'children', 'children', "class_defaults" -> 'children', 'young-kids', "class_defaults" -> 'children'))
WHERE jsonb_typeof("class_defaults" -> 'children') IN ('number', 'null');--> statement-breakpoint
UPDATE "sermons" SET "class_settings" = "class_settings" || jsonb_build_object('children', jsonb_build_object('teens', "class_settings" -> 'children', 'children', "class_settings" -> 'children', 'young-kids', "class_settings" -> 'children'))
WHERE jsonb_typeof("class_settings" -> 'children') IN ('number', 'null');
