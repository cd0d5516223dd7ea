-- Who may act for an association, and how far.
create table rattachement (
  uuid uuid primary key,
  association text not null references association,
  compte uuid not null references compte,
  fonction text not null,
  gestion boolean not null,
  depot boolean not null,
  cree_le timestamptz not null,
  termine_le timestamptz
);
create unique index rattachement_en_cours on rattachement (association, compte) where termine_le is null;
create index rattachement_compte on rattachement (compte) where termine_le is null;
