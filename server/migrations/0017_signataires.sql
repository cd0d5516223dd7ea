-- What was issued: until now the certificate, the order and the notification went by the name of an extract.
alter table extrait add column type text not null default 'EXTRAIT';
update extrait set type = document.type
  from document
  where document.association = extrait.association and document.sha256 = extrait.sha256
    and document.type in ('ORDONNANCE', 'NOTIFICATION_DECISION', 'CERTIFICAT_INSCRIPTION');
alter table extrait alter column type drop default;

-- A signatory is in office from a day to another; an administrator keeps the list. Who was added by a clerk is in office since that day.
alter table signataire
  add column prenom text not null default '',
  add column debut date,
  add column fin date;
update signataire set debut = coalesce(
  (select min(acte.instant at time zone 'Europe/Paris')::date from acte
    where acte.sujet = 'tribunal' and acte.sujet_id = signataire.tribunal and acte.type = 'SIGNATAIRE'
      and acte.contenu ->> 'nom' = signataire.nom and acte.contenu ->> 'qualite' = signataire.qualite),
  current_date);
update signataire set prenom = split_part(nom, ' ', 1), nom = substr(nom, position(' ' in nom) + 1) where position(' ' in nom) > 0;
alter table signataire
  alter column prenom drop default,
  alter column debut set not null,
  add check (fin >= debut),
  drop constraint signataire_tribunal_nom_qualite_key,
  add unique (tribunal, prenom, nom, qualite, debut);
