-- The subscription address of a person's due days: one each, kept as its SHA-256 only, so that a copy of the database opens no calendar
-- (docs/decisions/0060). Taken back or replaced, its row goes.
create table calendrier (
  compte uuid primary key references compte,
  empreinte text not null unique,
  cree_le timestamptz not null
);

-- The queue « À publier »: creations registered whose notice is to be communicated, or whose proof of payment is to be read.
create index requete_a_publier on requete (tribunal) where type = 'CREATION' and etape in ('INSCRITE', 'PAIEMENT_RECU');
