-- Every document issued, with its issuer and date.
create table extrait (
  code text primary key,
  association text not null references association,
  -- The version it shows: the extract is current as long as it is the latest.
  version integer not null,
  sha256 text not null,
  compte uuid not null references compte,
  delivre_le timestamptz not null
);
create index extrait_association on extrait (association);
