/** The clauses of the game from which new games begin. */
interface LedgerClauses {
  'new-game':
    | 'ng.turn.sequence'
    | 'ng.turn.length'
    | 'ng.move.once'
    | 'ng.move.reach'
    | 'ng.move.table'
    | 'ng.shoot.once'
    | 'ng.shoot.range'
    | 'ng.shoot.score';
}
