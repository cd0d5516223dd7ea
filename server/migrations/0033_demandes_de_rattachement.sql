-- What a request for attachment says, what the court decided of it, and its annexes (ATTACH).
alter table demande_rattachement
  add column message text,
  -- One intention of one account: what is sent again has the same answer. Null of those older than the call.
  add column cle text,
  add column empreinte text,
  add column decidee_le timestamptz,
  -- Null when the person was attached by another way.
  add column decidee_par uuid references compte,
  add column motif text,
  -- When the person said that they read the refusal.
  add column lue_le timestamptz;

alter table demande_rattachement drop constraint demande_rattachement_statut_check;
update demande_rattachement set statut = case statut when 'ACCEPTEE' then 'ACCEPTE' when 'EN_COURS' then 'EN_COURS' else 'REFUSE' end;
update demande_rattachement set decidee_le = demandee_le where statut <> 'EN_COURS';
alter table demande_rattachement
  add check (statut in ('EN_COURS', 'ACCEPTE', 'REFUSE')),
  add check ((statut = 'EN_COURS') = (decidee_le is null));
create unique index demande_rattachement_cle on demande_rattachement (compte, cle);
create index demande_rattachement_a_decider on demande_rattachement (demandee_le) where statut = 'EN_COURS';

-- The files of a request. `empreinte` says for ever which bytes were received; `sha256` names them as long as they are kept: those of an
-- identity paper are removed some time after the decision.
create table annexe_rattachement (
  demande uuid not null references demande_rattachement,
  rang int not null,
  nom text not null,
  type text not null,
  date date,
  empreinte text not null,
  taille int not null,
  mime text not null,
  sha256 text references fichier,
  purgee_le timestamptz,
  primary key (demande, rang),
  check ((sha256 is null) = (purgee_le is not null)),
  check (sha256 = empreinte)
);
create index annexe_rattachement_sha256 on annexe_rattachement (sha256);

create trigger annexe_rattachement_immuable
  before delete or truncate or update of demande, rang, nom, type, date, empreinte, taille, mime on annexe_rattachement
  for each statement execute function preuve_immuable();
create trigger demande_rattachement_immuable
  before delete or truncate or update of uuid, association, compte, fonction, demandee_le, cle, empreinte on demande_rattachement
  for each statement execute function preuve_immuable();
