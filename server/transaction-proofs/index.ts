export { findRefusedProof, hasWaitingProof } from './proof-views.ts';
