-- A takeover from paper may not know the state of the association (docs/decisions/0125): a reason beside the state, as the others are.
alter table version drop constraint version_motif_etat_check;
alter table version add constraint version_motif_etat_check
  check (motif_etat in ('RETRAIT_CAPACITE', 'ABSORPTION', 'TRANSFERT', 'ETAT_NON_REPRIS'));
alter table association drop constraint association_motif_etat_check;
alter table association add constraint association_motif_etat_check
  check (motif_etat in ('RETRAIT_CAPACITE', 'ABSORPTION', 'TRANSFERT', 'ETAT_NON_REPRIS'));
