-- The activity domains and their themes, which an administrator keeps (STAFF-25, REF-05, REF-06). A theme's code begins with its domain's.
create table activite (
  -- Three figures for a domain, six for a theme. From 900: what an administrator added.
  code text primary key check (code ~ '^[0-9]{3}([0-9]{3})?$'),
  libelle text not null,
  -- The names it had: versions and filed requests still bear them.
  anciens text[] not null default '{}',
  actif boolean not null default true,
  -- True once an administrator has changed it: the files no longer do.
  corrige boolean not null default false
);
