-- Who has opened which document that the court issued on a request (REQ-27): the others are new to them.
create table document_vu (
  compte uuid not null references compte,
  document uuid not null,
  vu_le timestamptz not null,
  primary key (compte, document)
);

-- The documents of the register by the request that brought them, and what was issued by its bytes.
create index document_requete_registre on document (requete) where requete is not null;

-- What was issued before anybody could say they had read it is not announced as new to who filed it.
insert into document_vu (compte, document, vu_le)
  select requete.compte, document_requete.uuid, now() from document_requete join requete on requete.numero = document_requete.requete
  union
  select requete.compte, document.uuid, now() from document join requete on requete.numero = document.requete;

-- A mail that a server refused is told on its request: few are, and they are looked for by its number.
create index courriel_refuse on courriel (split_part(evenement, '/', 2)) where erreur is not null and envoye_le is null;
