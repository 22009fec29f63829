/** Every clause in the ledger of Paper Bayonet; made of its `clauses.yaml` by `npm run sync`, which every check and build begins with. */
export type PbClauseId = LedgerClauses['paper-bayonet'];
