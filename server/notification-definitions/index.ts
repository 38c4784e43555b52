export { type DefinitionRecord, findDefinition } from './definition-store.ts';
export { findNamedIds } from './definition-views.ts';
