export const errors = {
  REMOVAL_NOT_FOUND: 'It is too late to undo this, or it was undone already.',
  REMOVAL_NOT_RESTORABLE:
    'This cannot be undone: something took its place meanwhile, or what it depends on is gone.',
};
