import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isClauseId, type ClauseId, type GameId } from '../../core/ids.ts';
import type { GameReference, ReferenceCard, ReferenceTable } from '../../games/contract/reference.ts';
import { contentRoot } from '../../register/folders.ts';
import { engineOf, ownReference } from '../../register/index.ts';
import { readSource, shaped, type Source } from '../../scenario/files/source.ts';
import { BadContent, boardFile } from '../files.ts';
import { isWriting } from '../on-demand.ts';
import { readText } from '../text.ts';
import { countedTable, refusals, type Counting, type Refusal } from './counted.ts';
import { sheetSchema, type Part, type Sheet } from './schema.ts';
import { filledIn, unknownSlots } from './slots.ts';

/** A part of the sheet, with everything the engine has counted for it. */
type ShownPart = Pick<Part, 'title' | 'clause' | 'id' | 'says' | 'notes' | 'ordered' | 'army'> & {
  readonly tables: readonly ReferenceTable[];
  readonly cases: readonly Refusal[];
  readonly cards: readonly ReferenceCard[];
};

/** The quick reference of a game, ready to be rendered. */
export interface Reference {
  readonly lede: string;
  readonly description: string;
  readonly roomy: boolean;
  readonly sections: readonly {
    readonly wide: boolean;
    readonly sheet: boolean;
    readonly parts: readonly ShownPart[];
  }[];
  readonly army: GameReference['army'];
}

/** The sheet in a file, with the numbers filled into its sentences. Throws `BadContent`. */
function sheetFile(file: string, { numbers }: GameReference): { readonly sheet: Sheet; readonly source: Source } {
  const text = readText(file);
  if (!text.ok) throw new BadContent(text.error);
  const source = readSource(text.value, file);
  if (!source.ok) throw new BadContent(source.error);
  const { value } = source.value;
  const unknown = unknownSlots(value, numbers);
  if (unknown.length > 0) throw new BadContent(unknown.map((problem) => source.value.at(problem)));
  const read = shaped({ ...source.value, value: filledIn(value, numbers) }, sheetSchema);
  if (!read.ok) throw new BadContent(read.error);
  return { sheet: read.value, source: source.value };
}

/** Does this work. What it throws becomes a fault of the part of the sheet at this path. */
function located<T>({ source, path }: Place, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    const wanted = 'what the engine can count or judge';
    throw new BadContent([source.at({ path, found: fault.message.replaceAll('\n', '; '), wanted })], fault);
  }
}

function tableOf({ tables }: GameReference, id: string, { source, path }: Place): ReferenceTable {
  const found = tables.find((table) => table.id === id);
  if (found !== undefined) return found;
  const wanted = `the id of a table of the game: ${tables.map((each) => each.id).join(', ')}`;
  throw new BadContent([source.at({ path: `${path}.table`, found: JSON.stringify(id), wanted })]);
}

function cardsOf({ cards }: GameReference, { source, path }: Place): readonly ReferenceCard[] {
  if (cards !== undefined) return cards;
  const wanted = 'no cards: the reference.ts of the game has none';
  throw new BadContent([source.at({ path: `${path}.cards`, found: 'true', wanted })]);
}

/** Where a part of the sheet is in its file. */
interface Place {
  readonly source: Source;
  readonly path: string;
}

function shown(counting: Counting, own: GameReference, part: Part, place: Place): ShownPart {
  const inside =
    (key: string) =>
    <T>(path: string, work: () => T): T =>
      located({ ...place, path: `${place.path}.${key}.${path}` }, work);
  const { title, clause, id, says, notes, ordered, army, table, counted, cases, cards } = part;
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
      ...(counted === undefined ? [] : [countedTable(counting, title, counted, inside('counted'))]),
    ],
    cases: cases === undefined ? [] : refusals(counting, cases, inside('cases')),
    cards: cards ? cardsOf(own, place) : [],
  };
}

const sheetPath = (game: GameId): string => join(contentRoot(game), game, 'reference.yaml');

/** Builds the quick reference of a game from its file. Throws `BadContent`. */
export async function readReference(game: GameId, file = sheetPath(game)): Promise<Reference> {
  const own = await ownReference(game);
  const { sheet, source } = sheetFile(file, own);
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
export const hasReference = (game: GameId): boolean => existsSync(sheetPath(game));

const cache = new Map<GameId, Promise<Reference>>();

/**
 * The quick reference of a game, built only once. Throws `BadContent`, also if the engine
 * contradicts the sheet.
 */
export function referenceOf(game: GameId): Promise<Reference> {
  const known = cache.get(game) ?? readReference(game);
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
