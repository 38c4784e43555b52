export { findNotes, findNotesForFamily } from './note-store.ts';
export { addNote, changeNote, deleteNote, type Noted, readNotes } from './notes.ts';
