"""The wire format: requests, answers, events and messages of docs/protocol.md."""
