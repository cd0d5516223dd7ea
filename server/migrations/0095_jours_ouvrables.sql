-- A delay that ends on a Saturday, a Sunday or a holiday runs to the next working day (docs/decisions/0126). The columns that hold last days are
-- folded again from the acts at the next start, as those of 0076 were: null says so.
update requete set etapes_quittees = null where echeance_le is not null or ensuite_le is not null or retour_le is not null;
