-- A court's own message (STAFF-26): told where its associations and requests are read, by no other page. Null: of the whole site.
alter table message add column tribunal text references tribunal;
