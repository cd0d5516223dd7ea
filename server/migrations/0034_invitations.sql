-- Rights that end on a day, and invitations one may answer (docs/decisions/0052).

-- Last day of the rights, of Europe/Paris; null when they do not end by themselves.
alter table rattachement add column fin date;
alter table invitation add column fin date;

-- Whether an attachment gives its rights on a day: the one place that says it. The planner puts its text where it is called.
create function rattachement_vivant(rattachement, jour date) returns boolean language sql immutable
  return ($1).termine_le is null and (($1).fin is null or ($1).fin >= jour);

-- Whether an invitation may be answered on a day: nobody has, and its thirty days are not over (INVITE-13).
create function invitation_vivante(invitation, jour date) returns boolean language sql immutable
  return ($1).statut = 'EN_ATTENTE' and (($1).envoyee_le at time zone 'Europe/Paris')::date + 30 >= jour;
