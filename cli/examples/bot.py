#!/usr/bin/env python3
"""A whole bot for Palatine in Python 3, with nothing but its standard library.

It starts the engine, opens a table, plays every seat to the end and prints the result:

    python3 cli/examples/bot.py gatehouse 3
    python3 cli/examples/bot.py gatehouse 3 --seed 7 --record game.json --loud

To make it yours, change choose(). The protocol is described in docs/engine-protocol.md.
"""
import argparse
import json
import random
import shlex
import subprocess
import sys


class Engine:
    """Talks to the engine: a line of JSON there, a line of JSON back."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding='utf-8')
        self.calls = 0

    def call(self, method, **params):
        self.calls += 1
        request = {'jsonrpc': '2.0', 'id': self.calls, 'method': method, 'params': params}
        self.process.stdin.write(json.dumps(request) + '\n')
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit('The engine ended without an answer.')
        response = json.loads(line)
        if 'error' in response:
            raise RuntimeError(f"{method}: {response['error']['message']}")
        return response['result']

    def end(self):
        self.process.stdin.close()
        return self.process.wait(timeout=10)


def choose(engine, table, question, chance):
    """One of the possible answers. A better bot would look at engine.call('view', table=table, seat=question['seat'])."""
    page = chance.randrange(question['pages'])
    if page != question['page']:
        more = engine.call('questions', table=table, seat=question['seat'], page=page)
        question = more['questions'][0]
    return chance.choice(question['answers'])


def play(engine, game, seats, seed, loud):
    chance = random.Random(seed)
    table = engine.call('new', game=game, seats=seats, seed=seed)['table']
    while engine.call('result', table=table) is None:
        # The first seat that is asked; several may be, where all decide in secret.
        question = engine.call('questions', table=table)['questions'][0]
        chosen = choose(engine, table, question, chance)
        played = engine.call('play', table=table, seat=question['seat'], answer=chosen['answer'])
        if loud:
            print(f"Seat {question['seat']}: {question['prompt']} -> {chosen['words']}")
            for event in played['events']:
                print(f"    {event['words']}")
    return table


def main():
    about = argparse.ArgumentParser(description='Plays a game of Palatine at random through the engine protocol.')
    about.add_argument('game')
    about.add_argument('seats', type=int)
    about.add_argument('--seed', type=int, default=1)
    about.add_argument('--record', help='write the record of the game here, for "palatine replay"')
    about.add_argument('--loud', action='store_true', help='tell what happens')
    about.add_argument('--engine', default='npx palatine engine', help='the command that starts the engine')
    given = about.parse_args()

    engine = Engine(shlex.split(given.engine))
    table = play(engine, given.game, given.seats, given.seed, given.loud)
    print(json.dumps(engine.call('result', table=table)))
    if given.record:
        with open(given.record, 'w', encoding='utf-8') as file:
            json.dump(engine.call('record', table=table), file)
    engine.call('close', table=table)
    sys.exit(engine.end())


if __name__ == '__main__':
    main()
