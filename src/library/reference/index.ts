import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isClauseId, type ClauseId, type GameId } from '../../core/ids.ts';
import type { GameReference, ReferenceTable } from '../../games/contract/reference.ts';
import { contentRoot } from '../../register/folders.ts';
import { engineOf, ownReference } from '../../register/index.ts';
import { readSource, shaped, type Source } from '../../scenario/files/source.ts';
import { BadContent, boardFile } from '../files.ts';
import { isWriting } from '../on-demand.ts';
import { readText } from '../text.ts';
import { countedTable, refusals, type Counting, type Refusal } from './counted.ts';
import { sheetSchema, type Part, type Sheet } from './schema.ts';
import { filledIn } from './slots.ts';

/** A part of the sheet, with everything the engine has counted for it. */
type ShownPart = Pick<Part, 'title' | 'clause' | 'id' | 'says' | 'notes' | 'ordered' | 'army'> & {
  readonly tables: readonly ReferenceTable[];
  readonly cases: readonly Refusal[];
};

/** The quick reference of a game, ready to be rendered. */
export interface Reference {
  readonly lede: string;
  readonly description: string;
  readonly sections: readonly {
    readonly wide: boolean;
    readonly sheet: boolean;
    readonly parts: readonly ShownPart[];
  }[];
  readonly army: GameReference['army'];
}

/** The sheet of a game, with the numbers filled into its sentences. Throws `BadContent`. */
function sheetFile(game: GameId, { numbers }: GameReference): { readonly sheet: Sheet; readonly source: Source } {
  const file = join(contentRoot(game), game, 'reference.yaml');
  const text = readText(file);
  if (!text.ok) throw new BadContent(text.error);
  const source = readSource(text.value, file);
  if (!source.ok) throw new BadContent(source.error);
  const read = shaped({ ...source.value, value: filledIn(source.value.value, numbers) }, sheetSchema);
  if (!read.ok) throw new BadContent(read.error);
  return { sheet: read.value, source: source.value };
}

function tableOf({ tables }: GameReference, id: string, { source, path }: Place): ReferenceTable {
  const found = tables.find((table) => table.id === id);
  if (found !== undefined) return found;
  const wanted = `the id of a table of the game: ${tables.map((each) => each.id).join(', ')}`;
  throw new BadContent([source.at({ path: `${path}.table`, found: JSON.stringify(id), wanted })]);
}

/** Where a part of the sheet is in its file. */
interface Place {
  readonly source: Source;
  readonly path: string;
}

function shown(counting: Counting, own: GameReference, part: Part, place: Place): ShownPart {
  const { title, clause, id, says, notes, ordered, army, table, counted, cases } = part;
  return {
    title,
    clause,
    id,
    says,
    notes,
    ordered,
    army,
    tables: [
      ...(table === undefined ? [] : [tableOf(own, table, place)]),
      ...(counted === undefined ? [] : [countedTable(counting, title, counted)]),
    ],
    cases: cases === undefined ? [] : refusals(counting, cases),
  };
}

async function buildReference(game: GameId): Promise<Reference> {
  const own = await ownReference(game);
  const { sheet, source } = sheetFile(game, own);
  const { sections, ...words } = sheet;
  const counting: Counting = { engine: await engineOf(game), bases: boardFile(game) };
  return {
    ...words,
    sections: sections.map(({ parts, ...section }, i) => ({
      ...section,
      parts: parts.map((part, j) => shown(counting, own, part, { source, path: `sections.${i}.parts.${j}` })),
    })),
    army: own.army,
  };
}

/** Does the game have a quick reference? */
export const hasReference = (game: GameId): boolean => existsSync(join(contentRoot(game), game, 'reference.yaml'));

const cache = new Map<GameId, Promise<Reference>>();

/**
 * The quick reference of a game, built only once. Throws `BadContent`, and an error if the engine
 * contradicts the sheet.
 */
export function referenceOf(game: GameId): Promise<Reference> {
  const known = cache.get(game) ?? buildReference(game);
  cache.set(game, known);
  return known;
}

/** All words in all texts of a value. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split(/[\s,;:]+|\.(?=\s|$)/);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* texts(each);
}

/**
 * Every clause that the quick reference of a game links to. While an author writes, none: all
 * clauses are shown then, and the reference counts many odds.
 */
export async function linkedClauses(game: GameId): Promise<readonly ClauseId[]> {
  if (isWriting || !hasReference(game)) return [];
  const { sections, army } = await referenceOf(game);
  return [...new Set([...texts([sections, army])].filter(isClauseId))];
}
