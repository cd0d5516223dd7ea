-- Names that communes had, or that part of one still bears (docs/decisions/0131). They find the commune of today, whose name alone is filed.
create table commune_ancienne (
  commune integer not null references commune,
  libelle text not null,
  recherche text collate "C" not null generated always as (' ' || fold(libelle)) stored,
  primary key (commune, libelle)
);
create index commune_ancienne_recherche on commune_ancienne using gin (recherche gin_trgm_ops);
