import { arraysTakenApart } from './arrays-taken-apart.ts';
import { auditedWrites } from './audited-writes.ts';
import { calendarDays } from './calendar-days.ts';
import { circles } from './circles.ts';
import { citations } from './citations.ts';
import { clocks } from './clocks.ts';
import { datesThatTakePlace } from './dates-that-take-place.ts';
import { declaredPackages } from './declared-packages.ts';
import { defaultExports } from './default-exports.ts';
import { docstrings } from './docstrings.ts';
import { documentedPaths } from './documented-paths.ts';
import { effects } from './effects.ts';
import { elidedNames } from './elided-names.ts';
import { elementFolders } from './element-folders.ts';
import { fileNames } from './file-names.ts';
import { fileSizes } from './file-sizes.ts';
import { freshRegisters } from './fresh-registers.ts';
import { frontDoors } from './front-doors.ts';
import { functionLengths } from './function-lengths.ts';
import { importArrows } from './import-arrows.ts';
import { keptFormatters } from './kept-formatters.ts';
import { languageLiterals } from './language-literals.ts';
import { lastDays } from './last-days.ts';
import { leftovers } from './leftovers.ts';
import { listedDecisions } from './listed-decisions.ts';
import { mergedConflicts } from './merged-conflicts.ts';
import { moduleMemories } from './module-memories.ts';
import { moduleOrder } from './module-order.ts';
import { moneyKnowsNoKind } from './money-knows-no-kind.ts';
import { namingIndex } from './naming-index.ts';
import { negativeControls } from './negative-controls.ts';
import { refusalWords } from './refusal-words.ts';
import type { Rule } from './rule.ts';
import { spreadLiterals } from './spread-literals.ts';
import { sqlInStores } from './sql-in-stores.ts';
import { testedEndpoints } from './tested-endpoints.ts';
import { namedStatements } from './named-statements.ts';
import { organiserOfTheTransaction } from './organiser-of-the-transaction.ts';
import { patientWaits } from './patient-waits.ts';
import { commentWidths } from './comment-widths.ts';
import { plainComments } from './plain-comments.ts';
import { plainWords } from './plain-words.ts';
import { textsInBoth } from './texts-in-both.ts';
import { unsafeWords } from './unsafe-words.ts';
import { wordsOfTheLog } from './words-of-the-log.ts';

/** Every rule of style that a program can enforce. */
export const rules: readonly Rule[] = [
  fileSizes,
  functionLengths,
  fileNames,
  effects,
  elementFolders,
  defaultExports,
  importArrows,
  datesThatTakePlace,
  declaredPackages,
  moduleOrder,
  moduleMemories,
  moneyKnowsNoKind,
  circles,
  frontDoors,
  namingIndex,
  clocks,
  calendarDays,
  lastDays,
  keptFormatters,
  negativeControls,
  patientWaits,
  sqlInStores,
  organiserOfTheTransaction,
  testedEndpoints,
  arraysTakenApart,
  spreadLiterals,
  auditedWrites,
  textsInBoth,
  wordsOfTheLog,
  languageLiterals,
  elidedNames,
  namedStatements,
  commentWidths,
  plainComments,
  plainWords,
  refusalWords,
  documentedPaths,
  citations,
  freshRegisters,
  unsafeWords,
  docstrings,
  leftovers,
  listedDecisions,
  mergedConflicts,
];
