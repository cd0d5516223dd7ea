-- Addresses are stored in one form: domain in lower case, in Unicode (decision 110). Until now the case was kept as typed and only ASCII
-- accepted. The ASCII form of an international domain is read by the server at its start: SQL knows no Punycode.
create function domaine_en_minuscules(email text) returns text language sql immutable strict parallel safe
  return case when strpos(email, '@') = 0 then email
    else substring(email from '^(.*@)') || lower(substring(email from '@([^@]*)$')) end;

-- No collision: both are already unique without case.
update compte set email = domaine_en_minuscules(email) where email <> domaine_en_minuscules(email);
update invitation set email = domaine_en_minuscules(email) where email <> domaine_en_minuscules(email);
update lien set email = domaine_en_minuscules(email) where email <> domaine_en_minuscules(email);
-- One event may have been queued twice for one mailbox: the second keeps its form.
update courriel set destinataire = domaine_en_minuscules(destinataire)
  where destinataire <> domaine_en_minuscules(destinataire)
  and not exists (select from courriel as autre where autre.evenement = courriel.evenement and autre.id <> courriel.id
    and domaine_en_minuscules(autre.destinataire) = domaine_en_minuscules(courriel.destinataire));

alter table compte add constraint compte_email_normalise check (email = domaine_en_minuscules(email));
alter table invitation add constraint invitation_email_normalise check (email = domaine_en_minuscules(email));

-- « Refused » is what a mail server answered for good; `erreur` was also our own failure, or a server that was away.
alter table courriel add column refus text;
update courriel set refus = erreur
  where envoye_le is null and erreur ~ '(all recipients were rejected|Message failed|Data command failed): 5[0-9][0-9]';
drop index courriel_refuse;
create index courriel_refuse on courriel (split_part(evenement, '/', 2)) where refus is not null and envoye_le is null;
-- These never reached a server.
update courriel set erreur = null, tentatives = 0 where envoye_le is null and erreur like '%the envelope differs from the recipient%';
