-- The register, whole: paper registers taken over, non-conformities, digitisation, what an event of the court changed, invitations and
-- requests for attachment.

-- What an event of the court changed, in the shape of ENT-24; null when a request made the version.
alter table version add column details jsonb;
-- What a request touches (STATE-09, ENT-22).
alter table requete add column sous_types text[] not null default '{}';

-- Searched by the register (REG-11), copied from `reprise` in the same transaction.
alter table association add column volume text;
alter table association add column folio text;
-- Whether the court holds a paper file (DIGIT-09): most associations registered before April 2023.
alter table association add column dossier_papier boolean not null default false;

-- References and events taken over from the paper register (ENT-21); replaced as a whole when the court corrects them, the acts keep the rest.
create table reprise (
  association text primary key references association,
  numero_volume text not null,
  numero_folio text not null,
  registre jsonb not null,
  reprise_le timestamptz not null
);

-- What the court found lacking in an inscription (STAFF-20); lifted, it stays known.
create table non_conformite (
  id uuid primary key,
  association text not null references association,
  texte text not null,
  relevee_le timestamptz not null,
  relevee_par uuid references compte,
  levee_le timestamptz,
  levee_par uuid references compte
);
create index non_conformite_ouverte on non_conformite (association) where levee_le is null;

-- One digitisation an association; who waits for it is mailed when it ends (DIGIT, MAIL-06).
create table numerisation (
  association text primary key references association,
  etat text not null check (etat in ('EN_COURS', 'DISPONIBLE', 'NON_TROUVEE')),
  -- The digitised file once found.
  nom text,
  sha256 text references fichier,
  demandee_le timestamptz not null,
  traitee_le timestamptz,
  traitee_par uuid references compte,
  check ((etat = 'DISPONIBLE') = (sha256 is not null and nom is not null))
);
create index numerisation_a_traiter on numerisation (demandee_le) where etat = 'EN_COURS';
create index numerisation_sha256 on numerisation (sha256);

create table numerisation_demandeur (
  association text not null references numerisation,
  compte uuid not null references compte,
  demandee_le timestamptz not null,
  primary key (association, compte)
);
create index numerisation_demandeur_compte on numerisation_demandeur (compte);

-- Proposed rights that the person of the address has not answered yet (INVITE); only the seed makes them until their act exists.
create table invitation (
  id uuid primary key,
  association text not null references association,
  email text not null,
  fonction text not null,
  gestion boolean not null,
  depot boolean not null,
  statut text not null check (statut in ('EN_ATTENTE', 'ACCEPTEE', 'REFUSEE', 'SUPPRIMEE', 'EXPIREE')),
  invitee_par uuid references compte,
  envoyee_le timestamptz not null
);
create unique index invitation_en_attente on invitation (association, lower(email)) where statut = 'EN_ATTENTE';
create index invitation_email on invitation (lower(email)) where statut = 'EN_ATTENTE';

-- Requests for attachment that the court has not decided (ATTACH); only the seed makes them until their act exists.
create table demande_rattachement (
  uuid uuid primary key,
  association text not null references association,
  compte uuid not null references compte,
  fonction text not null,
  statut text not null check (statut in ('EN_COURS', 'ACCEPTEE', 'REFUSEE', 'RETIREE')),
  demandee_le timestamptz not null
);
create unique index demande_rattachement_en_cours on demande_rattachement (association, compte) where statut = 'EN_COURS';
create index demande_rattachement_compte on demande_rattachement (compte) where statut = 'EN_COURS';
