export { keepSenderRounds } from './keep-rounds.ts';
