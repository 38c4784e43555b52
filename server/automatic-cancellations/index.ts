export {
  findAutomaticCancellation,
  queueDecision,
  writeAutomaticCancellation,
} from './cancellation-store.ts';
