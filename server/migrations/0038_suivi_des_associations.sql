-- Who follows which association: a mail at each registered change. `code` stops it from a mail, without signing in; `annoncee` is the
-- latest version they know of.
create table suivi_association (
  compte uuid not null references compte,
  association text not null references association,
  depuis timestamptz not null,
  annoncee integer not null,
  code text not null unique,
  primary key (compte, association)
);
create index suivi_association_par_association on suivi_association (association);
