import { workPatiently } from '../threads/work-patiently.ts';
import { drawDefinition } from './draw-definition.ts';
import type { PdfDefinition } from './pdf-definition.ts';

workPatiently((definition: PdfDefinition) => drawDefinition(definition));
