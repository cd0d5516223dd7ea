-- An association that goes from one court to another (STAFF-13, docs/decisions/0077): sent by the one that keeps it, entered or refused by the
-- other. `siege` is the new head office, with the day of its decision, as domain/requetes/transfert reads it; `nouvelle`, the number it bears
-- at the new court.
create table transfert (
  uuid uuid primary key,
  association text not null references association,
  origine text not null references tribunal,
  destination text not null references tribunal,
  siege jsonb not null,
  statut text not null default 'EN_COURS' check (statut in ('EN_COURS', 'INSCRIT', 'REFUSE', 'RETIRE')),
  envoye_le timestamptz not null,
  envoye_par uuid not null references compte,
  decide_le timestamptz,
  decide_par uuid references compte,
  motif text,
  nouvelle text references association,
  check (origine <> destination),
  check ((statut = 'EN_COURS') = (decide_le is null)),
  check ((statut = 'INSCRIT') = (nouvelle is not null)),
  check ((statut in ('REFUSE', 'RETIRE')) = (motif is not null))
);
create unique index transfert_en_cours on transfert (association) where statut = 'EN_COURS';
create index transfert_a_inscrire on transfert (destination) where statut = 'EN_COURS';

create trigger transfert_immuable
  before delete or truncate or update of uuid, association, origine, destination, siege, envoye_le, envoye_par on transfert
  for each statement execute function preuve_immuable();
