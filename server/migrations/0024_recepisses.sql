-- What the court issues on a request before any association is registered: its receipt (CPC annex art. 30-1). Never changed nor removed.
create table document_requete (
  uuid uuid primary key,
  requete text not null references requete,
  type text not null,
  nom text not null,
  code text not null unique,
  sha256 text not null references fichier,
  compte uuid not null references compte,
  delivre_le timestamptz not null
);
create index document_requete_requete on document_requete (requete);
create index document_requete_sha256 on document_requete (sha256);
create trigger document_requete_immuable before update or delete or truncate on document_requete
  for each statement execute function preuve_immuable();

-- The nearest delay once what comes by itself has come: a list sorted by delays says on any day what the fold of the acts says.
alter table requete add column ensuite_echeance_le date;

-- Taking in charge no longer ends the delay of the receipt, and none has been issued so far: it is the nearest of every open request.
update requete set
  echeance_le = (date_pre_enregistrement at time zone 'Europe/Paris')::date + 5,
  ensuite_echeance_le = case when ensuite_le is not null then (date_pre_enregistrement at time zone 'Europe/Paris')::date + 5 end
where etat = 'EN_COURS';
