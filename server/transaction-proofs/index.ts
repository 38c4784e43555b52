export { findRefusedProof } from './proof-views.ts';
