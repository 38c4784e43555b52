export { keepCreditRounds } from './keep-rounds.ts';
