-- The reference lists an administrator keeps (STAFF-25, REF-08): what is corrected in the product stays when the server comes with other files.

alter table tribunal
  add column telephone text,
  add column courriel text,
  add column horaires text;

-- Withdrawn: offered by no form any more; what was filed with it keeps its name.
alter table journal_legal add column actif boolean not null default true;
alter table pays add column actif boolean not null default true;

-- True once an administrator has changed it: the files no longer do.
alter table pays add column corrige boolean not null default false;
alter table commune add column corrige boolean not null default false;
