export { countConcerned } from './concerned-views.ts';
export { tellOfMoves } from './tell-of-moves.ts';
