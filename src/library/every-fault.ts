import { basename, dirname, resolve } from 'node:path';
import { isKeyed, type GameId, type Plain } from '../core/ids.ts';
import { nearest, nearestIds } from '../core/nearest.ts';
import { meaning, type Problem } from '../core/result.ts';
import { gameIds, isGame, loadGame, type LoadedGame } from '../register/index.ts';
import { draft, formOf, RULING, SCENARIO, type FileText } from '../scenario/files/load.ts';
import { independent } from '../scenario/files/malformed.ts';
import { mended } from '../scenario/files/mend.ts';
import type { Ruling } from '../scenario/files/ruling-schema.ts';
import type { Scenario } from '../scenario/files/schema.ts';
import { soundScenario } from '../scenario/files/sound.ts';
import type { Fault, Source } from '../scenario/files/source.ts';
import type { Play } from '../scenario/play/played.ts';
import { fileOfScenario } from './file-ids.ts';
import { clauseFile, scenarioIn } from './files.ts';
import { danglingIn } from './references.ts';
import { undrawnAnnotations } from './undrawn.ts';

/** Everything that is wrong with a file, each mistake once, in the order of its lines. */
export interface EveryFault {
  /** Mistakes in the file itself. */
  readonly malformed: readonly Fault[];
  /** What turned out otherwise than the author expected. */
  readonly unmet: readonly Fault[];
  /** The values of the file; null if nothing of it can be read. */
  readonly source: Source | null;
  /** The game that the file belongs to, if that is clear. */
  readonly game: LoadedGame | null;
}

/** A scenario of a file, as far as it can be played, and the ruling around it if that is whole. */
export interface PlayableFile {
  readonly scenario: Scenario;
  readonly ruling: Ruling | null;
  readonly upTo: number;
}

/** How the file is played: under which readings, for example. */
export type PlayFile = (game: LoadedGame, file: PlayableFile) => Play;

/** After this many rounds of mending, whatever is left hidden stays so. */
const ROUNDS = 6;

/**
 * The game of a scenario: the one that it names, or nearly names, or that its folder belongs to.
 */
function gameOf(scenario: Plain, file: string): GameId | undefined {
  const named = isKeyed(scenario) ? scenario['game'] : undefined;
  const name = typeof named === 'string' ? named : '';
  return [name, ...nearest(name, gameIds), basename(dirname(dirname(resolve(file))))].find(isGame);
}

/**
 * Finds everything that is wrong with the file of a scenario or of a ruling in one go: in its YAML,
 * its form, its board, its names, its ids and its play. A mistake that hides others is mended for
 * the rest of the check if it is clear what was meant; otherwise what it hides is checked as far as
 * it can be without it.
 */
export async function everyFault(text: FileText, isRuling: boolean, play: PlayFile): Promise<EveryFault> {
  const { source, faults, own } = draft(text);
  const told: Fault[] = [...faults];
  if (source === null) return { malformed: told, unmet: [], source, game: null };
  let unmet: readonly Fault[] = [];
  let game: LoadedGame | null = null;
  let value = source.value as Plain;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await faultsOf({ ...source, value }, isRuling, play);
    const fresh = found.malformed.reduce<readonly Fault[]>(
      (all, batch) => [...all, ...independent(own(batch), [...told, ...all])],
      [],
    );
    unmet = independent(own(found.unmet), [...told, ...fresh]);
    ({ game } = found);
    told.push(...fresh);
    const next = found.malformed.flat().reduce<Plain>((now, problem) => mended(now, problem) ?? now, value);
    if (JSON.stringify(next) === JSON.stringify(value)) break;
    value = next;
  }
  return { malformed: inOrder(told), unmet: inOrder(unmet), source, game };
}

/** Faults in the order of their lines. */
export const inOrder = (faults: readonly Fault[]): readonly Fault[] =>
  faults.toSorted((a, b) => a.line - b.line || a.column - b.column);

/** Faults in batches: one in a place of an earlier batch follows from it. */
interface Found {
  readonly malformed: readonly (readonly Fault[])[];
  readonly unmet: readonly Fault[];
  readonly game: LoadedGame | null;
}

/**
 * The scenario that is played: the one in the file, as far as it is sound, or the one that a ruling
 * names. Null if there is none.
 */
function scenarioToPlay(written: Plain, { id: game, engine }: LoadedGame): Omit<PlayableFile, 'ruling'> | null {
  if (isKeyed(written)) return soundScenario(written, game, engine.prefix);
  const file = typeof written === 'string' ? fileOfScenario(game, written) : undefined;
  const read = file === undefined ? null : scenarioIn(file);
  return read?.ok === true ? { scenario: read.value.value, upTo: Infinity } : null;
}

async function faultsOf(source: Source, isRuling: boolean, play: PlayFile): Promise<Found> {
  const value = source.value as Plain;
  const form = isRuling ? formOf(RULING, source) : formOf(SCENARIO, source);
  const written = isRuling && isKeyed(value) ? (value['scenario'] ?? null) : value;
  const game = gameOf(written, source.file);
  const inForm = form.ok ? [] : form.error;
  if (game === undefined) return { malformed: [inForm, wrongGame(source, written, isRuling)], unmet: [], game: null };
  const loaded = await loadGame(game);
  const { scenario } = soundScenario(written, game, loaded.engine.prefix);
  const ruling = isRuling && form.ok ? (form.value as Ruling) : null;
  const ids = danglingIn(loaded.engine, game, { scenario: isRuling ? null : scenario, ruling, source });
  const place = (problem: Problem): Fault =>
    source.at(
      isRuling && !problem.path.startsWith('differs') ? { ...problem, path: `scenario.${problem.path}` } : problem,
    );
  const toPlay = scenarioToPlay(written, loaded);
  const played = toPlay === null ? null : play(loaded, { ...toPlay, ruling });
  const inPlay = played === null ? [] : [...played.malformed, ...undrawnAnnotations(loaded, played)].map(place);
  return {
    malformed: [inForm.map((fault) => withClauses(fault, game)), wrongGame(source, written, isRuling), ids, inPlay],
    unmet: (played?.unmet ?? []).map(place),
    game: loaded,
  };
}

function wrongGame(source: Source, scenario: Plain, isRuling: boolean): readonly Fault[] {
  const game = isKeyed(scenario) ? scenario['game'] : undefined;
  if (typeof game !== 'string' || isGame(game)) return [];
  const path = isRuling ? 'scenario.game' : 'game';
  return [source.at({ path, found: game, wanted: gameIds.join(' or '), ...meaning(nearest(game, gameIds)) })];
}

/** An id that has not even the form of one may still be near to a clause. */
function withClauses(fault: Fault, game: GameId): Fault {
  if (!/^(?:a clause id|the id of a clause)/.test(fault.wanted)) return fault;
  const id = fault.found.replaceAll('"', '');
  return {
    ...fault,
    ...meaning(
      nearestIds(
        id,
        clauseFile(game).value.map((clause) => clause.id),
      ),
    ),
  };
}
